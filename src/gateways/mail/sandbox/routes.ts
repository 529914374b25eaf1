import type { Db } from '#platform/db.ts'
import { serveRaw, type Route } from '#platform/http.ts'
import { isUuid } from '#shared/uuid.ts'
import { MAILBOX_PATH } from './sandbox-mailer.ts'
import { mailboxPage, mailPage, unknownMailPage } from './mailbox-pages.ts'
import { findMail, listMails } from './sql.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The mail is shown in a frame without scripts; its links open outside the frame, its pictures are the site's.
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'",
}
const SHOWN = 100

/** The demo mailbox: the list of mails, and one mail as its reader sees it. */
export const mailboxRoutes = (db: Db): Route[] => [
  serveRaw('GET', MAILBOX_PATH, async (request) => {
    const to = new URL(request.url).searchParams.get('para')?.trim().toLowerCase().replaceAll('\u0000', '') || undefined
    return new Response(mailboxPage(await listMails(db, to, SHOWN), to), { headers: HEADERS })
  }),
  serveRaw('GET', `${MAILBOX_PATH}/:id`, async (request) => {
    const id = new URL(request.url).pathname.split('/').at(-1)!.toLowerCase()
    const mail = isUuid(id) ? await findMail(db, id) : undefined
    return mail
      ? new Response(mailPage(mail), { headers: HEADERS })
      : new Response(unknownMailPage(), { status: 404, headers: HEADERS })
  }),
]
