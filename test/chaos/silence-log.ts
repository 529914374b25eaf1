// Imported first: the logs of the child processes are counted, and this process's own would only interfere.
process.env.LOG_LEVEL ??= 'silent'
