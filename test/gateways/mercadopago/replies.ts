export type Reply = { status: number; body: unknown }

/** An error in their format. */
export const errorReply = (status: number, message: string, code?: number): Reply => ({
  status,
  body: {
    message,
    error: status === 404 ? 'not_found' : 'bad_request',
    status,
    cause: code === undefined ? [] : [{ code, description: message, data: null }],
  },
})
export const okReply = (body: unknown, status = 200): Reply => ({ status, body })
