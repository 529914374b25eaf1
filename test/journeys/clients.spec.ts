import { expect } from '@playwright/test'
import { formatDay } from '#shared/dates.ts'
import { axeViolations } from './axe.ts'
import { type Person, sendMessage } from './people.ts'
import { openAnaWithCredits, openMarinaOnline } from './start-consultation.ts'
import { test } from './test.ts'

async function request(ana: Person, marina: Person & { id: string }, subject: string) {
  await ana.page.goto(`/chat/${marina.id}`)
  await ana.page.getByLabel(/Sobre o que você quer conversar/).fill(subject)
  await ana.page.getByRole('button', { name: 'Pedir conversa' }).click()
}

test('Marina remembers Ana, Ana decides what Marina sees, and a block says nothing', async ({ browser }) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)

  await test.step('Marina writes a reply beforehand', async () => {
    const settings = await marina.page.context().newPage()
    await settings.goto('/consultor/configuracoes')
    await settings.getByRole('button', { name: 'Escrever uma' }).click()
    await settings.getByLabel('Resposta 1').fill('Só um instante, estou embaralhando.')
    await settings.getByRole('button', { name: 'Guardar as respostas' }).click()
    await expect(settings.getByText('Respostas prontas guardadas', { exact: true })).toBeVisible()
    expect(await axeViolations(settings)).toEqual([])
    await settings.close()
  })

  await test.step('before the first consultation Marina reads what it is about', async () => {
    await request(ana, marina, 'Uma mudança de cidade')
    const asked = marina.page.getByRole('article', { name: 'Pedido de Ana' })
    await expect(asked.getByText('Uma mudança de cidade')).toBeVisible()
    await expect(asked.getByText('primeira consulta')).toBeVisible()
    await marina.page.getByRole('button', { name: 'Aceitar e abrir a sala' }).click()
    await expect(ana.page.getByText(/O relógio começa com a primeira palavra de Marina/)).toBeVisible()
    await marina.page.getByRole('button', { name: 'Respostas prontas' }).click()
    await marina.page.getByRole('menuitem', { name: 'Só um instante' }).click()
    await marina.page.getByRole('textbox', { name: 'Sua mensagem' }).press('Enter')
    await expect(ana.page.getByText('Marina Moreira · resposta pronta')).toBeVisible()
    // On a busy machine the silence before the first word may have passed by now.
    await expect(ana.page.getByText(/0,00 até agora/)).toBeVisible()
    await sendMessage(marina, 'Boa noite, Ana.')
    await expect(ana.page.getByText('Boa noite, Ana.')).toBeVisible()
    await ana.page.getByRole('button', { name: 'Encerrar' }).click()
    await ana.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
    await expect(marina.page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  })

  await test.step('she writes a note and a tag, and finds Ana by a word of it', async () => {
    await marina.page.getByRole('link', { name: 'Anotar o que lembrar de Ana' }).click()
    await expect(marina.page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible()
    await marina.page.getByLabel(/^Anotação/).fill('Pensa em voltar para São Luís. A irmã mora lá.')
    await marina.page.getByRole('textbox', { name: /^Etiquetas/ }).fill('Mudança')
    // Without Enter: one press saves what is typed in the field, too.
    await marina.page.getByRole('button', { name: 'Guardar a anotação' }).click()
    await expect(marina.page.getByText('Anotação guardada', { exact: true })).toBeVisible()
    await expect(marina.page.getByRole('button', { name: 'Tirar a etiqueta mudança' })).toBeVisible()
    expect(await axeViolations(marina.page)).toEqual([])
    await marina.page.getByRole('main').getByRole('link', { name: 'Clientes' }).click()
    await marina.page.getByLabel('Buscar').fill('sao luis')
    await expect(marina.page).toHaveURL(/busca=sao/)
    await expect(marina.page.getByRole('link', { name: 'Ana', exact: true })).toBeVisible()
    expect(await axeViolations(marina.page)).toEqual([])
    await marina.page.getByLabel('Buscar').fill('recife')
    await expect(marina.page.getByText('Ninguém com estas palavras')).toBeVisible()
  })

  await test.step('she edits the note without a network: it stays, and is saved by itself when the network is back', async () => {
    await marina.page.getByLabel('Buscar').fill('')
    await marina.page.getByRole('link', { name: 'Ana', exact: true }).click()
    const note = marina.page.getByLabel(/^Anotação/)
    await expect(note).toHaveValue('Pensa em voltar para São Luís. A irmã mora lá.')
    await marina.page.context().setOffline(true)
    await note.fill('Pensa em voltar para São Luís. A irmã e o pai moram lá.')
    await marina.page.getByRole('button', { name: 'Guardar a anotação' }).click()
    await expect(marina.page.getByRole('button', { name: 'Guardando…' })).toBeVisible()
    await expect(note).toHaveValue(/o pai/)
    await marina.page.context().setOffline(false)
    await expect(marina.page.getByRole('button', { name: 'Guardar a anotação' })).toBeEnabled()
    await expect(note).toHaveValue(/o pai/)
    const elsewhere = await marina.page.context().newPage()
    await elsewhere.goto(marina.page.url())
    await expect(elsewhere.getByLabel(/^Anotação/), 'as another tab reads it').toHaveValue(/o pai/)
    await elsewhere.close()
  })

  await test.step('Ana writes down her birth data and shows them to Marina', async () => {
    await ana.page.goto('/client-dashboard?secao=conta#nascimento')
    await ana.page.getByLabel('Data de nascimento').fill('17/05/1990')
    await ana.page.getByRole('textbox', { name: 'Hora' }).fill('14:30')
    await ana.page.getByLabel('Cidade onde nasceu').fill('Recife')
    await ana.page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(ana.page.getByText('Ninguém vê estes dados.')).toBeVisible()
    await ana.page.goto(`/consultores/${marina.id}`)
    await ana.page.getByRole('switch', { name: /Mostrar os meus dados de nascimento/ }).check()
    expect(await axeViolations(ana.page)).toEqual([])
  })

  await test.step('the second request says so, with the note and what Ana shows', async () => {
    await marina.page.goto('/consultant-dashboard')
    await request(ana, marina, 'O emprego novo')
    const asked = marina.page.getByRole('article', { name: 'Pedido de Ana' })
    await expect(asked.getByText('segunda consulta')).toBeVisible()
    await expect(asked.getByText('Pensa em voltar para São Luís.')).toBeVisible()
    await expect(asked.getByText('17/05/1990, 14:30, Recife')).toBeVisible()
    expect(await axeViolations(marina.page)).toEqual([])
    await marina.page.getByRole('button', { name: 'Agora não posso' }).click()
    await expect(asked).toBeHidden()
  })

  await test.step('Ana takes her birth data back, and they leave the page that Marina has open', async () => {
    await marina.page.goto('/consultant-dashboard?secao=clientes')
    await marina.page.getByRole('link', { name: 'Ana', exact: true }).click()
    await expect(marina.page.getByText('14:30')).toBeVisible()
    await ana.page.goto('/client-dashboard?secao=conta#nascimento')
    await ana.page.getByRole('button', { name: /Não mostrar mais/ }).click()
    await expect(marina.page.getByText('Ana não compartilha com você.', { exact: false })).toBeVisible()
    await expect(marina.page.getByText('14:30')).toBeHidden()
  })

  await test.step('Marina blocks Ana, who reads what everybody reads of somebody who is away', async () => {
    await marina.page.getByRole('button', { name: 'Bloquear Ana' }).click()
    await marina.page.getByRole('dialog').getByRole('button', { name: 'Bloquear', exact: true }).click()
    await expect(marina.page.getByText('Você não atende mais Ana.', { exact: false })).toBeVisible()
    await request(ana, marina, 'Uma pergunta')
    await expect(ana.page.getByText('Este consultor não está disponível agora. Nada foi cobrado.')).toBeVisible()
    await expect(ana.page.getByLabel(/Sobre o que você quer conversar/)).toHaveValue('Uma pergunta')
    await expect(ana.page.getByText(/bloque/i)).toHaveCount(0)
    await marina.page.getByRole('button', { name: 'Tirar o bloqueio de Ana' }).click()
    await expect(marina.page.getByRole('button', { name: 'Bloquear Ana' })).toBeVisible()
  })

  await test.step('Marina reads her quality, and goes on vacation: Ana reads until when', async () => {
    await marina.page.goto('/consultant-dashboard?secao=qualidade')
    await expect(marina.page.getByRole('heading', { name: 'Pedidos respondidos' })).toBeVisible()
    expect(await axeViolations(marina.page)).toEqual([])
    await marina.page.goto('/consultor/configuracoes')
    const back = new Date(Date.now() + 3 * 86_400_000)
    const lastDay = new Date(Date.now() + 2 * 86_400_000)
    await marina.page.getByLabel('Último dia').fill(formatDay(lastDay))
    await marina.page.getByRole('button', { name: 'Sair de férias agora' }).click()
    await expect(marina.page.getByText(`Você está de férias e volta em ${formatDay(back)}.`)).toBeVisible()
    await ana.page.goto(`/chat/${marina.id}`)
    await expect(ana.page.getByText(`Marina Moreira está de férias e volta em ${formatDay(back)}.`)).toBeVisible()
    await marina.page.getByRole('button', { name: 'Voltar agora' }).click()
    await expect(ana.page.getByText('ONLINE', { exact: true })).toBeVisible()
  })
})
