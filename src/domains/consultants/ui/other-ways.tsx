import type { Channel, Status } from '../rules.ts'
import { BuyLinks } from './buy-links.tsx'
import { AlertButton } from './favourites/alert-button.tsx'

type Props = { id: string; name: string; status: Status; offered?: readonly Channel[] | undefined }

/** The three ways to buy a consultation (spec) and the alert, folded; the links are there for whoever looks. */
export const OtherWays = ({ id, name, status, offered }: Props) => (
  <details className="relative z-1 min-w-0 text-sm">
    <summary className="inline-flex min-h-10 cursor-pointer items-center text-quiet text-xs underline decoration-edge underline-offset-3 hover:text-accent">
      Outras formas<span className="sr-only"> de falar com {name}</span>
    </summary>
    <BuyLinks id={id} name={name} offered={offered} />
    {status !== 'online' && <AlertButton id={id} name={name} look={{ variant: 'quiet', className: '-ml-2 px-2!' }} />}
  </details>
)
