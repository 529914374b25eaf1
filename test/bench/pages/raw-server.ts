import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { reportPort } from '../featured/report-port.ts'

// The same bytes and headers from plain node http.
const page = await new Promise<IncomingMessage>((resolve, reject) =>
  get(process.env.PAGE!, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
)
const body = await buffer(page)
const head = page.rawHeaders.flatMap((name, i, all) =>
  i % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [name, all[i + 1]!] : [],
)

reportPort(
  createServer((_request, response) => {
    response.writeHead(200, head)
    response.end(body)
  }),
)
