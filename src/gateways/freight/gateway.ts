import type { Centavos } from '#shared/money.ts'

/** Pieces of one kind that travel together: weight and size of one, in grams and millimetres. */
export type FreightPiece = {
  weightGrams: number
  lengthMm: number
  widthMm: number
  heightMm: number
  /** What one is worth, in centavos. */
  value: Centavos
  quantity: number
}

/** One way to send them. `service` is the carrier's own name of it, kept with the order; days are business days. */
export type FreightOption = {
  service: string
  /** As people read it: "Correios PAC". */
  name: string
  price: Centavos
  daysLeast: number
  daysMost: number
}

/** One end of a parcel's way. CEP and document have digits only; `number` is empty where there is none. */
export type FreightEnd = {
  name: string
  phone: string
  email: string
  document: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
  cep: string
}

/** A box: grams, millimetres. */
export type FreightBox = Pick<FreightPiece, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>

export type LabelRequest = {
  service: string
  from: FreightEnd
  to: FreightEnd
  box: FreightBox
  contents: readonly { name: string; quantity: number; unitPrice: Centavos }[]
  /** 44 digits of an NF-e; null: it travels with a declaration of what is inside. */
  invoiceKey: string | null
  /** Shown at the carrier: our order. */
  reference: string
}

/** `refused`: understood, and no, in the carrier's own words. */
export type FreightAnswer<T> = { outcome: 'ok'; value: T } | { outcome: 'refused'; why: string }

/** What the carrier knows of a parcel. `code`: by which it is followed, once there is one. */
export type Tracking = { state: 'ready' | 'posted' | 'delivered' | 'ended'; code: string | null }

/** Who prices and carries parcels. Each call throws when no answer came, or none that can be understood. */
export type FreightGateway = {
  /** Kept with what was quoted or bought there. */
  name: string
  /** The ways to send these pieces between two CEPs (digits only); none: it does not serve them. */
  quote(asked: {
    from: string
    to: string
    pieces: readonly FreightPiece[]
  }): Promise<FreightAnswer<readonly FreightOption[]>>
  /** Prepares a label, which costs nothing yet. Answers its id there. */
  addLabel(request: LabelRequest): Promise<FreightAnswer<string>>
  /** Pays a prepared label and makes it printable; again changes nothing. */
  buyLabel(id: string): Promise<FreightAnswer<true>>
  /** The address at which a bought label can be printed. */
  printLabel(id: string): Promise<FreightAnswer<string>>
  /** What became of bought labels, by their id; those that it does not know are left out. */
  track(ids: readonly string[]): Promise<ReadonlyMap<string, Tracking>>
}
