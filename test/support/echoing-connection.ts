import type { Connection } from '#platform/sockets/connection.ts'

/** A connection whose browser echoes every ping at once. `answered`: its first echo was heard. */
export function echoing() {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  let echo: ((payload: Buffer) => void) | undefined
  const connection = {
    number: 0,
    isOpen: true,
    onPong: (listener: typeof echo) => {
      echo = listener
    },
    ping: (payload: Buffer) => {
      echo?.(payload)
      resolve()
    },
    sendText: () => {},
  } as unknown as Connection
  return { connection, answered }
}
