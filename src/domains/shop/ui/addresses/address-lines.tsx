import type { Address } from '../../addresses/contract.ts'
import { formatCep } from '../../freight.rules.ts'

/** An address as it stands on a parcel. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className="not-italic text-sm">
    <span className="font-semibold">{address.receiver}</span>
    <br />
    {[`${address.street}, ${address.number ?? 'sem número'}`, address.complement].filter(Boolean).join(', ')}
    <br />
    {address.district}, {address.city} – {address.state}, {formatCep(address.cep)}
    {address.reference && (
      <>
        <br />
        <span className="text-quiet">{address.reference}</span>
      </>
    )}
  </address>
)
