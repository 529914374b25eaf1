import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { apiQuery } from '#browser/query.ts'
import { listTestimonialCases } from '../contract.ts'
import { TestimonialsToDecide } from './testimonials-to-decide.tsx'

test('the reason is not called optional, because “Não publicar” needs it', () => {
  const client = new QueryClient()
  const one = {
    id: crypto.randomUUID(),
    author: { name: 'Ana' },
    location: 'Olinda',
    rating: 5,
    content: 'Gostei muito da conversa.',
    writtenAt: new Date('2026-11-23T12:00:00Z'),
  }
  client.setQueryData(apiQuery(listTestimonialCases, { state: 'pending' }).queryKey, { testimonials: [one] } as never)
  const page = renderToString(
    <QueryClientProvider client={client}>
      <TestimonialsToDecide />
    </QueryClientProvider>,
  )
  expect(page).toContain('Motivo, se não for publicado')
  expect(page).not.toContain('opcional')
})
