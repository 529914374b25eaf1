import { createContext } from 'react-router'

export type ReportError = (error: unknown, request: Request) => void

/** How the renderer reports errors. The server passes in its log; the default is the console. */
export const errorReporter = createContext<ReportError>((error, request) =>
  console.error(request.method, new URL(request.url).pathname, error),
)
