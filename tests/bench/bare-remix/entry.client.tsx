// The measured pages load no script; the compiler wants this file.
