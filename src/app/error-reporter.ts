import { createContext } from 'react-router'

export type ReportError = (error: unknown, request: Request) => void

/** Where the renderer tells of what broke. The server hands over its log; alone, it is the console. */
export const errorReporter = createContext<ReportError>((error, request) =>
  console.error(request.method, new URL(request.url).pathname, error),
)
