import { createElement, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderWithTimeout } from './render-with-timeout.ts'

const waiting = (word: Promise<string>) =>
  createElement(
    Suspense,
    { fallback: 'um instante' },
    createElement(() => createElement('p', null, use(word))),
  )
const patient = { nonce: undefined, patienceMs: 1_000 }

test('content that arrives in time is in the page', async () => {
  const html = await renderWithTimeout(waiting(Promise.resolve('Luna está aqui')), {
    ...patient,
    onError: () => expect.unreachable(),
  })
  expect(html).toContain('<p>Luna está aqui</p>')
})

test('an error inside a Suspense boundary is reported and left to the browser', async () => {
  const reported: unknown[] = []
  const fault = new Error('as cartas caíram')
  const html = await renderWithTimeout(waiting(Promise.reject(fault)), {
    ...patient,
    onError: (error) => reported.push(error),
  })
  expect(reported).toEqual([fault])
  expect(html).toContain('um instante')
})

test('an error outside every Suspense boundary is thrown', async () => {
  const frame = createElement(() => {
    throw new Error('sem moldura')
  })
  await expect(renderWithTimeout(frame, { ...patient, onError: () => expect.unreachable() })).rejects.toThrow(
    'sem moldura',
  )
})
