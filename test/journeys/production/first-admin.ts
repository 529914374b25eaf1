import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { PASSWORD } from '../people.ts'
import { askSite } from './ask-site.ts'
import type { Production } from './test.ts'

export const ADMIN_EMAIL = 'iris@sensitivos.test'

/** The link by which the first administrator sets a password, as `npm run admin` prints it. */
export async function inviteFirstAdmin(production: Production): Promise<string> {
  const admin = production.run('bin/admin.ts', ['create', ADMIN_EMAIL, '--name', 'Íris'])
  expect(await admin.ended, admin.said.text).toBe(0)
  return /https:\S+/.exec(admin.said.text)![0]
}

/** Sets the password by the link, and signs in. */
export async function enterBy(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Senha nova').fill(PASSWORD)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await page.getByRole('link', { name: 'Entrar com a senha nova' }).click()
  await signInAdmin(page)
}

/** Fills the form of sign-in, which is open. */
export async function signInAdmin(page: Page) {
  await page.getByLabel('E-mail').fill(ADMIN_EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/admin-dashboard/)
}

/** Sets the authenticator app up; returns its secret. */
export async function setUpApp(page: Page, production: Production): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token')!)
  const { secret } = (await askSite(production, '/api/auth/second-factor', {}, token)).body
  const code = codeOf(secret!, production.now())
  expect((await askSite(production, '/api/auth/second-factor/confirmation', { code }, token)).status).toBe(200)
  await page.reload()
  return secret!
}

/** What the app shows at an instant. */
export const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
