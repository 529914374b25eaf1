import { expect } from '@playwright/test'
import { openBrowser, DESKTOP, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

test('Ana adds a favourite and an online alert; her dashboard shows both and can remove the favourite', async ({
  browser,
  request,
}) => {
  const [consultant] = (await (await request.get('/api/consultants/featured')).json()) as { id: string; name: string }[]
  const { id, name } = consultant!
  const page = await openBrowser(browser, PHONE)

  await page.goto(`/consultores/${id}`)
  await expect(page.getByRole('heading', { name: `${name} em números` })).toBeVisible()
  await page.getByText('Outras formas').click()
  await page.getByRole('link', { name: 'Guardar nos favoritos' }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?next=%2Fconsultores%2F${id}`))

  await registerClient(page, 'Ana')
  await page.goto(`/consultores/${id}`)
  await page.getByText('Outras formas').click()
  await page.getByRole('button', { name: 'Guardar nos favoritos' }).click()
  await expect(page.getByRole('button', { name: 'Tirar dos favoritos' })).toBeVisible()
  await page.getByRole('button', { name: 'Avise-me quando estiver online' }).click()
  await expect(page.getByText('Avisaremos uma vez')).toBeVisible()

  await page.setViewportSize(DESKTOP)
  await page.goto('/client-dashboard')
  const row = page.getByRole('article', { name })
  await expect(row.getByText('avisaremos quando entrar')).toBeVisible()
  await row.getByRole('button', { name: `Mais sobre ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Tirar dos favoritos' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toBeVisible()
})
