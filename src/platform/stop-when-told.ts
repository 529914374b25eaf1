import { log } from './log.ts'

/** Ends this process by `stop` when it is told to: with 0, or 1 if that failed. */
export function stopWhenTold(stop: () => Promise<void>) {
  const end = () =>
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order')
        process.exit(1)
      },
    )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}
