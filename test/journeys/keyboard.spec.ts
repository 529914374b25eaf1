import { expect, type Locator, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP, PHONE, registerClientByForm } from './people.ts'
import { test } from './test.ts'

const MOST_STEPS = 120

/** Traces of hundreds of steps would take longer than the steps; failures describe themselves in words. */
test.use({ trace: 'off' })

/** Whether the target has the focus, and what is wrong with its visibility. The ring may be around a hidden control. */
const inspectFocus = (target: Locator) =>
  target.evaluate(async (expected) => {
    // Even a transition of no length shows where it came from until the next frame.
    await Promise.all((document.activeElement ?? document.body).getAnimations().map(({ finished }) => finished))
    const focused = document.activeElement!
    if (focused === document.body) return { isThere: false, fault: 'nothing is focused' }
    const around = [focused, focused.parentElement, focused.closest('label')].filter((one) => one !== null)
    const hasRing = around.some(
      (one) =>
        getComputedStyle(one).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2,
    )
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    const fault =
      hasRing && isOnScreen ? '' : `${isOnScreen ? 'no ring' : 'off the screen'}: ${focused.outerHTML.slice(0, 160)}`
    return { isThere: focused === expected, fault }
  })

const expectFocused = async (target: Locator) => {
  await expect(target).toBeFocused()
  expect((await inspectFocus(target)).fault).toBe('')
}

/** Presses Tab until the target is reached; everything focused on the menuButton must be visibly focused. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < MOST_STEPS; step++) {
    await target.page().keyboard.press(key)
    const { isThere, fault } = await inspectFocus(target)
    expect(fault, `${key} number ${step + 1}`).toBe('')
    if (isThere) return
  }
  throw new Error(`${MOST_STEPS} times ${key} did not lead to ${target}`)
}

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

async function open(page: Page, path: string) {
  await page.goto(path)
  await expectHydrated(page)
}

test.describe('by keyboard alone, on a desktop screen', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  test('menus open and close and return the focus; the carousel moves; the newsletter form works', async ({ page }) => {
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ json: {} }))
    await open(page, '/')
    const menu = (title: string) =>
      page.getByRole('navigation', { name: 'Principal' }).locator('summary', { hasText: title })
    const opened = page.locator('nav details[open]')
    await tabTo(menu('SERVIÇOS'))
    await press(page, 'Enter')
    await tabTo(opened.getByRole('link', { name: 'Reiki' }))
    await press(page, 'Escape')
    await expectFocused(menu('SERVIÇOS'))
    await expect(opened).toHaveCount(0)
    await tabTo(menu('COMPRAR'))
    await press(page, 'Enter')
    await expect(opened).toHaveCount(1)
    await tabTo(page.getByRole('button', { name: 'Próximo slide' }))
    await expect(opened).toHaveCount(0)
    await press(page, 'Enter')
    await expect(page.getByRole('button', { name: 'Ir para o slide 2:' })).toHaveAttribute('aria-current', 'true')

    const box = page.getByRole('textbox', { name: 'Seu e-mail' })
    await tabTo(box)
    await press(page, 'Enter')
    await expect(page.getByText('Por favor, informe seu e-mail.').first()).toBeVisible()
    await expectFocused(box)
    await page.keyboard.type('ana@exemplo.com.br')
    await press(page, 'Enter')
    await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
    await expectFocused(box)
  })

  test('search, sorting and price filter keep the focus, and a card opens the profile', async ({ page }) => {
    await open(page, '/consultores')
    const search = page.getByRole('searchbox')
    await tabTo(search)
    await page.keyboard.type('tarot')
    await press(page, 'Enter')
    await expect(page).toHaveURL(/busca=tarot/)
    await expectFocused(search)
    await tabTo(page.getByText(/^Filtros/))
    await press(page, 'Enter')
    const price = page.getByLabel('Preço por minuto')
    await tabTo(price)
    await press(page, 'ArrowDown')
    await expect(page).toHaveURL(/preco=/)
    await expectFocused(price)
    await expect(search).toHaveValue('tarot')
    await page.goBack()
    await expect(price).toHaveValue('')
    await page.goForward()
    await expect(price).not.toHaveValue('')
    const order = page.getByLabel('Ordenar por')
    await tabTo(order)
    await press(page, 'ArrowDown')
    await expect(page).toHaveURL(/ordem=preco/)
    await expectFocused(order)
    await tabTo(page.getByRole('link', { name: 'Limpar tudo' }))
    await press(page, 'Enter')
    await expectFocused(page.getByText('Por que esta ordem?'))
    await page.getByRole('link', { name: 'Próximos' }).focus()
    await press(page, 'Enter')
    await expect(page).toHaveURL(/pagina=2/)
    await expect(page.locator('#conteudo')).toBeFocused()
    await tabTo(page.getByRole('article').first().getByRole('heading').getByRole('link'))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/consultores\/[0-9a-f-]{36}$/)
    await expect(page.locator('#conteudo')).toBeFocused()
  })

  test('adding, increasing, removing and clearing cart items keeps the focus', async ({ page }) => {
    await open(page, '/loja')
    const add = (name: string) => page.getByRole('button', { name: `Pôr no carrinho: ${name}`, exact: true })
    const [deck, scenesDeck] = ['Tarot de Marselha, edição almanaque', 'Tarot Cenas do Brasil']
    await tabTo(page.getByRole('button', { name: /^Pôr no carrinho/ }).first())
    for (const name of [deck, scenesDeck]) {
      await add(name).focus()
      await press(page, 'Enter')
    }
    await expectFocused(add(scenesDeck))
    await tabTo(page.getByRole('link', { name: 'Carrinho, 2 itens' }), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/carrinho$/)
    await expect(page.locator('#conteudo')).toBeFocused()
    const more = page
      .getByRole('group', { name: `Quantidade de ${deck}` })
      .getByRole('button')
      .last()
    await tabTo(more)
    await press(page, 'Enter')
    await expect(page.getByRole('link', { name: 'Carrinho, 3 itens' })).toBeAttached()
    await expectFocused(more)
    await tabTo(page.getByRole('button', { name: `Tirar do carrinho: ${deck}` }))
    await press(page, 'Enter')
    await expectFocused(page.getByRole('main').getByRole('link', { name: scenesDeck }))
    await tabTo(page.getByRole('button', { name: 'Esvaziar o carrinho' }))
    await press(page, 'Enter')
    await expectFocused(page.getByRole('link', { name: 'Ver a loja' }))
  })
})

test.describe('by keyboard alone, on a small screen', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('the bar and what is behind "Mais" lead to every section', async ({ page }) => {
    await registerClientByForm(page, 'Ana')
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    const places = page.getByRole('navigation', { name: 'Seu painel' })
    await expect(bar.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#conteudo')).toBeFocused()
    await tabTo(bar.getByRole('button', { name: 'Mais' }))
    await press(page, 'Enter')
    await tabTo(places.getByRole('link', { name: 'Avaliações' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/avaliacoes$/)
    await expect(page.locator('#conteudo')).toBeFocused()
    await tabTo(bar.getByRole('button', { name: 'Mais' }))
    await press(page, 'Enter')
    await expect(places.getByRole('link', { name: 'Avaliações' })).toHaveAttribute('aria-current', 'page')
    await tabTo(places.getByRole('link', { name: 'Conta' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/client-dashboard\?secao=conta$/)
    await expect(page).toHaveTitle(/^Conta/)
    await tabTo(bar.getByRole('button', { name: 'Mais' }))
    await press(page, 'Enter')
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Sair' }))
    await press(page, 'Enter')
    await expect(page.getByRole('link', { name: 'Entrar', exact: true }).first()).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  test('the drawer traps the focus and returns it however it is closed', async ({ page }) => {
    await open(page, '/')
    const menuButton = page.getByRole('button', { name: 'Abrir menu' })
    await tabTo(menuButton)
    await press(page, 'Enter')
    await tabTo(page.getByRole('dialog').getByText('COMPRAR'))
    await press(page, 'Escape')
    await expectFocused(menuButton)
    await press(page, 'Enter')
    const close = page.getByRole('dialog').getByRole('button', { name: 'Fechar' })
    await expectFocused(close)
    await press(page, 'Enter')
    await expectFocused(menuButton)
  })

  test('submitting an invalid form focuses the field with the error', async ({ page }) => {
    await open(page, '/relatorios')
    await page.getByLabel('Código do recibo').fill('7K2M')
    await page.getByRole('button', { name: 'Conferir recibo' }).focus()
    await press(page, 'Enter')
    await expectFocused(page.getByLabel('Código do recibo'))
  })
})
