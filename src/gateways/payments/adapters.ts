import type { Adapter } from './adapter.ts'
import { mercadoPago } from './mercadopago/adapter.ts'
import { sandbox } from './sandbox/adapter.ts'

/** Every gateway there is, by the name that its payments keep. A further one is its folder and a row here. */
export const ADAPTERS: Readonly<Record<string, Adapter>> = { sandbox, mercadopago: mercadoPago }
