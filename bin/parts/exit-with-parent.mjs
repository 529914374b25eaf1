// Loaded into every child (node --import): exits when the parent has been killed.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
