import { globSync, readFileSync } from 'node:fs'
import { confirmationPath } from '#domains/accounts/email/rules.ts'
import { stopPath } from '#domains/consultants/tax-id/rules.ts'
import { versionPath } from '#domains/accounts/agreements.rules.ts'
import { withdrawalPath } from '#domains/accounts/restraints.rules.ts'
import { linkPath } from '#domains/newsletter/lists/rules.ts'
import { leavePagePath } from '#domains/notifications/rules.ts'
import { exportPath } from '#domains/reports/exports/rules.ts'
import { orderPath } from '#domains/catalogue/order-path.rules.ts'

/** What stands in an address for an id or a secret: right by its form, and nobody's. */
const SECRET = 'a'.repeat(43)
const ID = '00000000-0000-4000-8000-000000000000'

/** The ways in which a mail's address is made by a function, or named. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  confirmationPath: [confirmationPath(SECRET)],
  stopPath: [stopPath(SECRET)],
  versionPath: [versionPath('termos', 1)],
  withdrawalPath: [withdrawalPath(SECRET)],
  linkPath: (['newsletter', 'shop_opening', 'horoscope'] as const).flatMap((list) => [
    linkPath(list, 'confirmar', SECRET),
    linkPath(list, 'sair', SECRET),
  ]),
  leavePagePath: [leavePagePath(ID)],
  exportPath: [exportPath(ID)],
  orderPath: [orderPath(ID)],
  PATHS: ['/client-dashboard', '/consultant-dashboard'],
}

const PATH = /\b(?:path|pagePath): (?!`\/\$\{string\}`)(.+?)(?: as const)?(?:,? \}.*|,)?$/gm
const VALUES: Readonly<Record<string, string>> = {
  ONE_CLICK_PATH: '/api/newsletter/leave',
  LEAVE_PATH: '/api/mail-choices/leave',
  'dashboardOf(role)': '/client-dashboard',
}

function addressesOf(expression: string, file: { path: string; text: string }): readonly string[] {
  const made = MADE[/^(\w+)[[(]/.exec(expression)?.[1] ?? '']
  if (made) return made
  const [, named] =
    new RegExp(`^const ${expression.replace(/\W.*/, '')} = (?:\\([^)]*\\) => )?(.+?)(?: as const)?$`, 'm').exec(
      file.text,
    ) ?? []
  if (named) return addressesOf(named, file)
  const [, quoted, template] = /^(?:'([^']*)'|`([^`]*)`)$/.exec(expression) ?? []
  if (quoted) return [quoted]
  if (!template) throw new Error(`${file.path} makes an address that this list cannot read: ${expression}`)
  return [template.replace(/\$\{([^}]+)\}/g, (_, name: string) => VALUES[name] ?? (/token/i.test(name) ? SECRET : ID))]
}

/** Every address that a mail can carry, read from the code that makes mails, so that a new one is among them. */
export function listMailAddresses(): string[] {
  const files = globSync('src/domains/**/*.ts').filter((path) => !/\.test\.ts$|\/ui\//.test(path))
  const makers = files.filter((path) => /MailTemplate\b|queueMail\(/.test(readFileSync(path, 'utf8')))
  const found = makers.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return [...text.matchAll(PATH)].flatMap(([, expression]) => addressesOf(expression!, { path, text }))
  })
  return [...new Set(found)].toSorted()
}
