import { expect, type Page } from '@playwright/test'
import { callApiAs } from './people.ts'

type Order = { state: string; payment: { id: string } }

/** As this page's person orders an item or credit, pays at the sandbox bank, waits for it; returns the order's id. */
export async function buyByPix(
  page: Page,
  choice: { item: string; consultantId?: string } | { amountCents: number },
): Promise<string> {
  const id = crypto.randomUUID()
  const path = `/api/orders/${id}`
  await callApiAs(page, '/api/orders', { data: { id, ...choice } })
  const { payment } = await callApiAs<Order>(page, `${path}/pay`, {
    data: { paymentId: crypto.randomUUID(), method: 'pix' },
  })
  const { payPageUrl } = await callApiAs<{ payPageUrl: string }>(page, `/api/payments/${payment.id}`)
  const paid = await page.request.post(`${new URL(payPageUrl, page.url()).pathname}/pagar`)
  expect(paid.ok()).toBe(true)
  await expect.poll(async () => (await callApiAs<Order>(page, path)).state).toBe('paid')
  return id
}
