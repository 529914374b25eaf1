import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { apiContext, apiOver, Send } from '#browser/api.ts'

type Entry = { apiContext: typeof apiContext; apiOver: typeof apiOver }

/** React Router is a guest: it renders pages and reaches data only through `send`. */
export function pagesOf(build: () => Promise<ServerBuild>, send: Send) {
  return async (request: Request): Promise<Response> => {
    const current = await build()
    const { apiContext, apiOver } = current.entry.module as unknown as Entry
    const context = new RouterContextProvider()
    context.set(apiContext, apiOver(send))
    return createRequestHandler(current, process.env.NODE_ENV)(request, context)
  }
}
