import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { TEAM_ROLE_WORDS, TEAM_ROLES, type TeamRole } from '#shared/team-roles.ts'

/** What each role is there for, in a few words. */
const HINTS: Readonly<Record<TeamRole, string>> = {
  support: 'mensagens, consultas, reembolsos e dados das pessoas',
  moderation: 'candidaturas, perfis, depoimentos, denúncias e suspensões',
  content: 'artigos, páginas e newsletter',
  finance: 'pagamentos, saques, contestações e reembolsos',
  administration: 'tudo, também quem é da equipe',
}

type Props = { chosen: readonly string[]; onChange: (roles: TeamRole[]) => void; error?: string | undefined }

/** The roles of somebody, to choose one or more. */
export const RoleBoxes = ({ chosen, onChange, error }: Props) => (
  <fieldset className="grid gap-1" aria-invalid={error ? true : undefined}>
    <legend className="font-medium text-sm">Papéis</legend>
    {TEAM_ROLES.map((role) => (
      <Checkbox
        key={role}
        name={role}
        checked={chosen.includes(role)}
        onChange={({ target }) =>
          onChange(TEAM_ROLES.filter((one) => (one === role ? target.checked : chosen.includes(one))))
        }
        label={
          <>
            {TEAM_ROLE_WORDS[role]} <span className="text-quiet">{HINTS[role]}</span>
          </>
        }
      />
    ))}
    {error && (
      <p role="alert" className="font-medium text-bad text-sm">
        {error}
      </p>
    )}
  </fieldset>
)
