import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { DESKTOP } from './people.ts'
import { typeTeamCode } from './team-session.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return (await readFile(await file.path())).toString()
}

test('a month is closed with a code, checked by its file, and its notes are recorded', async ({ page }) => {
  const { email, password } = demoPeople[2]
  await page.goto('/login?next=/admin-dashboard/contabilidade')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const oldest = page.getByRole('row').filter({ hasText: 'a fechar' })
  await oldest.getByRole('link').click()
  await page.getByRole('button', { name: 'Fechar o mês' }).click()
  const asked = page.getByRole('dialog', { name: /^Fechar / })
  await expect(asked).toContainText('Receita da casa')
  await asked.getByRole('button', { name: 'Fechar o mês' }).click()
  await typeTeamCode(page)
  await expect(page.getByText('O que está nele não muda mais.')).toBeVisible()
  await page.getByRole('button', { name: 'Conferir com o livro-caixa' }).click()
  await expect(page.getByText('Confere', { exact: true })).toBeVisible()

  const [, ...rows] = (await downloaded(page, 'Diário (todos os lançamentos)')).trimEnd().split('\r\n')
  const seals = [...new Map(rows.map((row) => row.split(';')).map((cells) => [cells[1], cells.at(-1)]))]
  const hash = createHash('sha256')
  hash.update(['0'.repeat(64), ...seals.map((seal) => seal.join(' '))].join('\n'))
  await expect(page.getByText(hash.digest('hex'))).toBeVisible()

  const note = page.getByRole('row').filter({ hasText: 'por emitir' }).first()
  await note.getByRole('button').click()
  const form = page.getByRole('dialog', { name: /^DPS / })
  await form.getByLabel('Emitida em').fill('2026-11-02')
  await form.getByRole('button', { name: 'Registrar' }).click()
  await expect(form.getByText('Informe o número da nota')).toBeVisible()
  await form.getByLabel('Número da nota').fill('77')
  await form.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('77 em 02/11/2026')).toBeVisible()

  await page.getByText('Importar a situação das notas').click()
  await page
    .getByLabel('Planilha de notas')
    .fill('dps;situacao;numero;emitida_em\n1;emitida;78;02/11/2026\n999999;emitida;1;02/11/2026')
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  const results = page.getByRole('table', { name: 'Resultado de cada linha' })
  await expect(results.getByText('registrada')).toBeVisible()
  await expect(results.getByText('Não existe nota com este número de DPS.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
