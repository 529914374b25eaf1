import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { browserApi } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { chooseInterestsByLink, readInterestsByLink } from '../../interests.contract.ts'
import { InterestsForm } from './interests-form.tsx'

/** The subjects of the address of a mailed link; nothing while the newsletter does not come there. */
export function InterestsByLink({ token, title }: { token: string; title: string }) {
  const { data } = useQuery({ ...apiQuery(readInterestsByLink, { token }), staleTime: 0, retry: false })
  if (!data?.isSubscribed) return null
  return (
    <Card as="section" aria-labelledby="assuntos" className="grid gap-4">
      <h2 id="assuntos" className="text-xl">
        {title}
      </h2>
      <InterestsForm
        isTitled
        saved={data.interests}
        save={(interests) => browserApi(chooseInterestsByLink, { token, interests })}
      />
    </Card>
  )
}
