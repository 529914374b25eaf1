import { expect, type Page } from '@playwright/test'
import type { Production } from './test.ts'

const plain = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

/** Confirms an address by the link of the mail that came to it. */
export async function confirmByMail(page: Page, { mails }: Production, email: string) {
  const link = () =>
    mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => /https:\S+confirmar=[\w-]+/.exec(plain(mail))?.[0])
      .find(Boolean)
  await expect.poll(link, `a link for ${email}`).toBeTruthy()
  await page.goto(link()!)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByText(/confirmado/i).first()).toBeVisible()
}
