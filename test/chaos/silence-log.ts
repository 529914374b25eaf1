// Imported first: what the processes of a run complain about is counted; this one's own log would only be in the way.
process.env.LOG_LEVEL ??= 'silent'
