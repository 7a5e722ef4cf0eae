module serbench

go 1.26
