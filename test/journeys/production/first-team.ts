import { expect, type Page } from '@playwright/test'

const BACK_OFFICE = '/admin-dashboard'

/** Looks at the documents of the only application, and approves it. */
export async function approveApplication(page: Page, name: string) {
  await page.goto(`${BACK_OFFICE}/consultores/candidaturas`)
  const card = page.getByRole('article', { name: new RegExp(`^Candidatura de ${name}`) })
  await card.getByRole('button', { name: 'Ver os documentos' }).click()
  await expect(card.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible()
  await card.getByRole('button', { name: 'Aprovar' }).click()
  await expect(card).toHaveCount(0)
}
