import { expect, it } from 'vitest'
import { toastStore } from './toast.ts'

const storeWithClock = () => {
  const waiting: { act: () => void; ms: number }[] = []
  return { store: toastStore((act, ms) => waiting.push({ act, ms })), waiting }
}

it('shows only the newest toast', () => {
  const { store } = storeWithClock()
  store.show({ title: 'Pix copiado' })
  store.show({ title: 'Crédito confirmado' })
  expect(store.list().map(({ title }) => title)).toEqual(['Crédito confirmado'])
})

it('a toast can be updated while it is shown', () => {
  const { store } = storeWithClock()
  const notice = store.show({ title: 'Enviando' })
  notice.update({ title: 'Enviado', description: 'Luna recebeu sua mensagem.' })
  expect(store.list()).toMatchObject([{ title: 'Enviado', description: 'Luna recebeu sua mensagem.', open: true }])
})

it('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const { store, waiting } = storeWithClock()
  const notice = store.show({ title: 'Sucesso!' })
  notice.dismiss()
  notice.dismiss()
  expect(store.list()).toMatchObject([{ open: false }])
  expect(waiting.map(({ ms }) => ms)).toEqual([1_000_000])
  waiting[0]!.act()
  expect(store.list()).toEqual([])
})

it('a subscriber is notified of each change until it unsubscribes', () => {
  const { store } = storeWithClock()
  let notified = 0
  const stop = store.subscribe(() => notified++)
  store.show({ title: 'Erro', variant: 'destructive' }).dismiss()
  stop()
  store.show({ title: 'Outra coisa' })
  expect(notified).toBe(2)
})

it('a toast of a page goes with the page, any other one stays', () => {
  const { store } = storeWithClock()
  store.show({ title: 'No carrinho', page: '/loja' })
  store.leaveOtherPages('/loja')
  expect(store.list()).toMatchObject([{ title: 'No carrinho', open: true }])
  store.leaveOtherPages('/carrinho')
  expect(store.list()).toMatchObject([{ title: 'No carrinho', open: false }])
  store.show({ title: 'Luna está online' })
  store.leaveOtherPages('/blog')
  expect(store.list()).toMatchObject([{ title: 'Luna está online', open: true }])
})
