// Loaded into every child (node --import): when whoever started it is gone without a word, it leaves too.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
