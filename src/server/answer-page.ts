/** No page has this address, so it is answered as missing. */
const NOWHERE = '/endereco-malformado'

/**
 * Whatever is no file and no endpoint is the address of a page. Pages are only read (405 for other methods), and an
 * address that cannot be decoded is a missing page, not an error of ours.
 */
export async function answerPage(
  { method, url, headers }: Request,
  page: (address: string, headers: Headers) => Promise<Response>,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response('Esta página só pode ser lida.', {
      status: 405,
      headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
    })
  const { origin, pathname } = new URL(url)
  return page(isDecodable(pathname) ? url.slice(origin.length) : NOWHERE, headers)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
