import { useState } from 'react'
import { Heart } from '#browser/icons/heart.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { MonthGrid } from '#browser/kit/forms/month-grid.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { readTransparency } from '#domains/reports/contract.ts'
import { Chapter, Row } from './chapter.tsx'

const FAULT = 'Confira este campo: falta uma letra.'

export const Forms = () => (
  <Chapter title="Formulários">
    <div className="grid gap-6 md:grid-cols-2">
      <Field label="Nome" placeholder="Ana" />
      <Field label="Valor" hint="Em reais." after="R$" defaultValue="50,00" />
      <EmailField label="E-mail" error={FAULT} defaultValue="ana@" />
      <DayField label="Nascimento" hint="Dia, mês e ano." />
      <Field label="Apelido" optional disabled defaultValue="Nina" />
      <Select label="Ordem">
        <option>Recomendados</option>
        <option>Preço</option>
      </Select>
      <Select label="Ordem" error={FAULT}>
        <option>Recomendados</option>
      </Select>
      <TextArea label="Mensagem" hint="Até 1.000 letras." />
      <TextArea label="Mensagem" error={FAULT} defaultValue="Oi" />
      <ReasonForm
        label="Motivo"
        least={20}
        most={500}
        missing="Explique o motivo em pelo menos 20 caracteres."
        words="Recusar"
        busyWords="Recusando…"
        act={async () => {}}
        list={readTransparency}
      />
      <div>
        <Checkbox label="Li e aceito os termos" />
        <Checkbox label="Quero receber a newsletter" hint="Uma carta de vez em quando." defaultChecked />
        <Checkbox label="Autorizo" error={FAULT} />
        <Checkbox label="Já decidido" disabled />
      </div>
      <div>
        <Switch label="Disponível" defaultChecked />
        <Switch label="Som ao chamar" hint="Só com a página aberta." />
        <Switch label="Desligado" disabled />
      </div>
      <Month />
      <div className="md:col-span-2">
        <RadioCards
          legend="Como pagar"
          name="kit-pagar"
          value="pix"
          onChange={() => {}}
          cards={[
            { value: 'pix', title: 'Pix', text: 'Na hora.' },
            { value: 'card', title: 'Cartão', text: 'Em um minuto.' },
            { value: 'no', title: 'Boleto', text: 'Não oferecemos.', disabled: true },
          ]}
          error={FAULT}
        />
      </div>
    </div>
  </Chapter>
)

export const Buttons = () => (
  <Chapter title="Botões">
    {(['primary', 'secondary', 'quiet', 'destructive'] as const).map((variant) => (
      <Row key={variant} name={variant}>
        <Button variant={variant} size="sm">
          Pequeno
        </Button>
        <Button variant={variant}>Médio</Button>
        <Button variant={variant} size="lg">
          Grande
        </Button>
        <Button variant={variant} disabled>
          Desligado
        </Button>
        <Button variant={variant} busy busyWords="Enviando…">
          Enviar
        </Button>
      </Row>
    ))}
    <Row name="enlace que parece botão, só sinal, espera">
      <LinkButton href="#conteudo">Ir para algum lugar</LinkButton>
      <IconButton label="Favoritar">
        <Heart strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label="Favoritar" disabled>
        <Heart strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Spinner />
    </Row>
  </Chapter>
)

function Month() {
  const [month, setMonth] = useState('2026-11')
  const [chosen, setChosen] = useState('2026-11-24')
  const isFree = (day: string) => Number(day.slice(8)) % 3 === 0
  return (
    <MonthGrid
      month={month}
      title={month}
      least="2026-10"
      most="2027-01"
      today="2026-11-23"
      chosen={chosen}
      labelOf={(day) => `${day}, ${isFree(day) ? 'livre' : 'sem horários'}`}
      isFree={isFree}
      onChoose={setChosen}
      onMonth={setMonth}
    />
  )
}
