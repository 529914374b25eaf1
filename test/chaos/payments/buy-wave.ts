import { answerChallenge } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import type { PaymentFixture } from '#test/support/payment-fixture.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { PaymentScenario } from './scenario.ts'

const WEBHOOK_BUTTONS = ['avisos-normais', 'avisos-em-dobro', 'avisos-fora-de-ordem', 'sem-avisos']
/** For a wave with a gateway that fails one call in ten. */
const MOST_ROUNDS = 200

/** People request payments, some with three clicks at once, and do at the bank what their scenario says. */
export async function buyWave(
  fixture: PaymentFixture,
  wave: readonly PaymentScenario[],
  random: SeededRandom,
  work: () => Promise<void>,
) {
  await Promise.all(
    wave.flatMap((scenario) => Array.from({ length: random.chance(0.3) ? 3 : 1 }, () => buy(fixture, scenario))),
  )
  await waitUntilOpened(fixture, wave, work)
  await Promise.all(
    wave.map(async (scenario) => {
      await fixture.press(scenario, random.pick(WEBHOOK_BUTTONS))
      if (scenario.method === 'card') await payByCard(fixture, scenario)
      else if (scenario.outcome === 'declined') await fixture.press(scenario, 'recusar')
      else if (scenario.outcome === 'paid' || scenario.outcome === 'short') await fixture.press(scenario, 'pagar')
    }),
  )
}

const buy = (fixture: PaymentFixture, { personId, amount, id, method }: PaymentScenario) =>
  method === 'pix' ? fixture.buy(personId, amount, id) : fixture.buyByCard(personId, amount, { id })

async function payByCard(fixture: PaymentFixture, scenario: PaymentScenario) {
  if (scenario.outcome === 'unpaid') return
  await fixture.type(scenario, scenario.card)
  const { gatewayId } = await fixture.payment(scenario.id)
  if (scenario.card === 'challenge') await answerChallenge(fixture.bank, gatewayId!, scenario.outcome !== 'declined')
}

/** Works until the bank knows every payment of this wave. */
async function waitUntilOpened(fixture: PaymentFixture, wave: readonly PaymentScenario[], work: () => Promise<void>) {
  const isOpened = async () =>
    (await Promise.all(wave.map(({ id }) => fixture.payment(id)))).every(({ state }) => state !== 'created')
  for (let round = 0; !(await isOpened()); round++) {
    if (round === MOST_ROUNDS)
      throw new Error(`after ${MOST_ROUNDS} rounds the bank does not know all of ${wave.map(({ id }) => id).join(' ')}`)
    fixture.time.pass(5)
    await work()
  }
}
