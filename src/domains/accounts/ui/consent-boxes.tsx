import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import type { RegistrationForm } from './person-fields.tsx'

/** One checkbox for each consent; none is ticked beforehand. */
export function ConsentBoxes({ form }: { form: RegistrationForm }) {
  const { register, formState } = form
  const faults = formState.errors.consents
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-display text-xl">Suas escolhas</legend>
      <Checkbox
        label={
          <>
            Li e aceito os{' '}
            <a href="/data-management#termos" target="_blank" rel="noopener" className="prose-link">
              termos de uso
            </a>{' '}
            e o{' '}
            <a href="/data-management#privacidade" target="_blank" rel="noopener" className="prose-link">
              aviso de privacidade
            </a>
            .
          </>
        }
        required
        error={faults?.terms?.message}
        {...register('consents.terms')}
      />
      <Checkbox
        label={
          <>
            Autorizo guardar o que eu contar nas consultas, inclusive sobre crenças e saúde:{' '}
            <a href="/data-management#dados-sensiveis" target="_blank" rel="noopener" className="prose-link">
              dados sensíveis
            </a>
            .
          </>
        }
        hint="A lei chama isso de dado sensível. Além de vocês dois, só a nossa equipe pode ler, para resolver uma disputa, e isso fica registrado."
        required
        error={faults?.sensitiveData?.message}
        {...register('consents.sensitiveData')}
      />
      <Checkbox
        label="Quero receber a newsletter."
        hint="Opcional. Dá para sair quando quiser."
        {...register('consents.newsletter')}
      />
    </fieldset>
  )
}
