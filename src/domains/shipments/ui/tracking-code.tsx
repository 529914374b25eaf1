import type { Parcel } from '../contract.ts'

/** A code, with the address of its carrier where we know one. */
export const TrackingCode = ({ code, tracking }: { code: string; tracking: Parcel['tracking'] }) => (
  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
    <span className="text-quiet">Rastreio</span>
    <span className="break-all font-mono">{code}</span>
    {tracking && (
      <a href={tracking.href} target="_blank" rel="noreferrer" className="prose-link">
        Acompanhar em {tracking.carrier}
      </a>
    )}
  </p>
)
