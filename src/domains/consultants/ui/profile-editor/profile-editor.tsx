import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { toReais } from '#shared/money.ts'
import { getMyApplicationStatus } from '../../application-status/contract.ts'
import { commissionBy } from '../../commissions/share.rules.ts'
import { changeProfile, getMyProfile, type OwnProfile, type ProfileChanges } from '../../profile-changes/contract.ts'
import { fieldNames } from '../../profile-changes/fields.rules.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { changesOf, type Draft, draftOf, type Faults, readChanges, storedDraft, storeDraft } from './draft.ts'
import { PortraitEditor } from './portrait-editor.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { ProfilePreview } from './profile-preview.tsx'

const IntroductionEditor = lazyPart(() => import('./introduction-editor.tsx'), 'IntroductionEditor')

type Props = {
  /** The chat price in centavos that is typed and not saved yet. */
  typedPrice?: bigint | undefined
  /** The settings below the profile; the preview stays beside them. */
  children: (profile: OwnProfile) => ReactNode
}

/** Everything that clients see of a consultant, to be edited beside a live preview. */
export function ProfileEditor({ typedPrice, children }: Props) {
  const { data: profile, error, refetch } = useQuery(apiQuery(getMyProfile, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!profile) return <Skeleton className="h-screen w-full" />
  return <Editor key={profile.id} profile={profile} typedPrice={typedPrice} below={children(profile)} />
}

type EditorProps = { profile: OwnProfile; typedPrice: bigint | undefined; below: ReactNode }

function Editor({ profile, typedPrice, below }: EditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<Draft>>(() => storedDraft(profile.id))
  const [faults, setFaults] = useState<Faults>({})
  const client = useQueryClient()
  const draft = { ...draftOf(profile), ...typed }
  const changes = changesOf(draft, profile)
  const isDirty = Object.keys(changes).length > 0
  useEffect(() => storeDraft(profile.id, changes))

  const show = (found: Faults) => {
    setFaults(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const publish = useMutation({
    mutationFn: (sent: ProfileChanges) => browserApi(changeProfile, sent),
    onSuccess: (published) => {
      client.setQueryData([getMyProfile.path, {}], published)
      setTyped({})
      toast({ title: 'Publicado', description: 'Quem está com uma lista ou com o seu perfil aberto já vê.' })
      return client.invalidateQueries({ queryKey: [getMyApplicationStatus.path] })
    },
    onError: (fault) => fault instanceof ApiError && show(fault.fields),
  })
  const change = (part: Partial<Draft>) => {
    setTyped({ ...typed, ...part })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ready = readChanges(changes)
    if ('faults' in ready) return show(ready.faults)
    publish.mutate(ready.changes)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-x-10">
      <Card as="section" aria-labelledby="perfil">
        <div className="grid gap-6">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="perfil" className="text-xl">
              Perfil
            </h2>
            <a href={`/consultores/${profile.id}`} className="prose-link text-sm">
              Ver meu perfil
            </a>
          </div>
          <Takedowns profile={profile} />
          {/* Outside the form: Enter in one of their fields must not publish what is typed in it. */}
          <PortraitEditor profile={profile} />
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <IntroductionEditor profile={profile} />
          </Suspense>
        </div>
        <form ref={form} onSubmit={submit} method="post" noValidate className="mt-6 grid gap-6">
          <ProfileFields draft={draft} faults={faults} onChange={change} />
          <ChannelChoice
            chatPrice={typedPrice ?? priceOf(profile)}
            commissionOn={(channel) => commissionBy(profile, channel)}
            chosen={draft.channels}
            error={faults.channels}
            onChange={(channels) => change({ channels })}
          />
          {publish.isError && <ErrorState title="Nada foi publicado">{errorMessage(publish.error)}</ErrorState>}
          <div
            className={`flex flex-wrap items-center gap-3 ${isDirty ? '-mx-5 sm:-mx-6 -mb-5 sm:-mb-6 sticky bottom-(--bottom-bar) z-10 rounded-b-lg border-line border-t bg-surface px-5 py-4 sm:px-6' : ''}`}
          >
            <Button type="submit" busy={publish.isPending} busyWords="Publicando…" disabled={!isDirty}>
              Publicar alterações
            </Button>
            {isDirty && (
              <Button
                variant="quiet"
                onClick={() => {
                  setTyped({})
                  setFaults({})
                  publish.reset()
                }}
              >
                Desfazer
              </Button>
            )}
            {!isDirty && <p className="text-quiet text-sm">Nada a publicar.</p>}
          </div>
        </form>
      </Card>
      <div className="xl:row-span-2">
        <div className="xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto">
          <ProfilePreview
            profile={previewOf(profile, draft, typedPrice)}
            isDraft={isDirty || typedPrice !== undefined}
          />
        </div>
      </div>
      <div className="grid content-start gap-8">{below}</div>
    </div>
  )
}

const priceOf = ({ pricePerMinute }: OwnProfile) => BigInt(Math.round(pricePerMinute * 100))

const previewOf = (profile: OwnProfile, draft: Draft, typedPrice: bigint | undefined): OwnProfile => ({
  ...profile,
  ...draft,
  specialty: draft.specialties[0] ?? profile.specialty,
  pricePerMinute: typedPrice === undefined ? profile.pricePerMinute : toReais(typedPrice),
})

const Takedowns = ({ profile: { takedowns } }: { profile: OwnProfile }) =>
  takedowns.map(({ field, reason, takenDownAt }) => (
    <Notice
      key={`${field} ${takenDownAt.getTime()}`}
      tone="warn"
      title={`A equipe retirou em ${formatDay(takenDownAt)}: ${fieldNames[field]}`}
    >
      <p>{reason}</p>
      <p className="mt-2 text-quiet">
        O motivo fica visível no perfil por noventa dias. Publique outra versão aqui, ou{' '}
        <a href="/contato" className="prose-link">
          fale com a equipe
        </a>
        .
      </p>
    </Notice>
  ))
