import { company } from '#browser/company.ts'
import { addressOf } from '#shared/company.ts'
import { Chapter } from './chapter.tsx'

export const Cookies = () => (
  <Chapter id="cookies" title="Cookies e o que fica no seu navegador" updated="23/11/2026">
    <p>
      Não usamos cookies de publicidade nem de medição, e por isso não há faixa pedindo permissão. O que fica guardado
      no seu navegador, e só nele:
    </p>
    <table>
      <caption className="sr-only">O que o site guarda no navegador</caption>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Para quê</th>
          <th scope="col">Até quando</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <code className="whitespace-nowrap">token</code> <code className="whitespace-nowrap">authToken</code>
          </th>
          <td>Manter você dentro da sua conta.</td>
          <td>Até você sair.</td>
        </tr>
        <tr>
          <th scope="row">
            <code className="whitespace-nowrap">sensitivos-device</code>
          </th>
          <td>
            Reconhecer este navegador quando você entra, para que tentativas de estranhos não bloqueiem a sua conta.
          </td>
          <td>Até você limpar; sem uso, por um ano.</td>
        </tr>
        <tr>
          <th scope="row">
            <code className="whitespace-nowrap">sensitivos-theme</code> <code>sensitivos-tema-oferecido</code>
          </th>
          <td>Lembrar se você prefere claro ou escuro, e que já perguntamos.</td>
          <td>Até você limpar.</td>
        </tr>
        <tr>
          <th scope="row">
            <code>sensitivos-dispositivos</code> <code>sensitivos-atalhos</code>
          </th>
          <td>Lembrar o microfone, a câmera e o som que você escolheu para chamadas, e se letras são atalhos nelas.</td>
          <td>Até você limpar.</td>
        </tr>
        <tr>
          <th scope="row">Arquivos do site</th>
          <td>Abrir mais depressa e mostrar uma página quando falta rede.</td>
          <td>Até a próxima versão.</td>
        </tr>
      </tbody>
    </table>
    <p>
      O carrinho da loja fica só na memória da página e some quando você sai. Para apagar tudo de uma vez, use{' '}
      <a href="/clear-cache">limpar o que ficou guardado</a>.
    </p>
  </Chapter>
)

export const Accessibility = () => (
  <Chapter id="acessibilidade" title="Acessibilidade" updated="01/03/2026">
    <p>
      Construímos cada página para ser usada com teclado, leitor de tela, letra ampliada até 200% e em telas de 360
      pontos, nos temas claro e escuro, seguindo as WCAG 2.2 no nível AA (Lei Brasileira de Inclusão, art. 63). Quem
      pede menos movimento não vê animação, e nenhuma informação depende só da cor.
    </p>
    <p>
      O medidor e as mensagens da consulta são anunciados ao leitor de tela. Encontrou uma barreira?{' '}
      <a href="/contato?assunto=other">Conte para nós</a>: tratamos como defeito, com protocolo e prazo.
    </p>
  </Chapter>
)

export const Company = () => (
  <Chapter id="empresa" title="Quem responde pelo site">
    <table>
      <caption className="sr-only">Dados da empresa</caption>
      <tbody>
        {[
          ['Razão social', company().legalName],
          ['Nome fantasia', company().tradeName],
          ['CNPJ', company().cnpj],
          ['Endereço', addressOf(company()).join(', ')],
          ['Telefone', company().phone],
          ['E-mail', company().email],
          ['Atendimento', company().hours],
        ].map(
          ([name, words]) =>
            words && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{words}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  </Chapter>
)
