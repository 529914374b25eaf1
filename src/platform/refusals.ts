import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('http', {
  invalid_input: [400, 'Confira os dados enviados.'],
  malformed_json: [400, 'Não entendemos os dados enviados.'],
  unstorable_text: [400, 'O texto contém caracteres que não podem ser guardados. Remova-os e tente de novo.'],
  signed_out: [401, 'Entre na sua conta para continuar.'],
  password_required: [403, 'Para sua segurança, digite a sua senha de novo para continuar. Nada foi feito ainda.'],
  second_factor_required: [
    403,
    'Para sua segurança, confirme com um código do seu aplicativo autenticador. Nada foi feito ainda.',
  ],
  forbidden: [403, 'Sua conta não tem acesso a isto.'],
  read_only: [403, 'Você está vendo como esta pessoa vê: só leitura. Nada mudou.'],
  left_out: [403, 'Esta parte fica de fora: só a própria pessoa a vê.'],
  impersonation_over: [401, 'O tempo de ver como a pessoa vê acabou, ou o seu acesso mudou. Nada mudou.'],
  unknown_endpoint: [404, 'Endereço não encontrado.'],
  too_large: [413, 'O envio é grande demais.'],
  not_json: [415, 'Envie os dados como JSON.'],
  too_many: [429, 'Muitas tentativas em pouco tempo. Espere um momento e tente de novo.'],
  too_many_tabs: [429, 'Você está com muitas abas do Sensitivos abertas. Feche algumas para receber novidades nesta.'],
  too_many_topics: [429, 'Esta página já acompanha muita coisa ao mesmo tempo. Recarregue-a para continuar.'],
  busy: [503, 'Muitos pedidos ao mesmo tempo. Espere alguns segundos e tente de novo.'],
  unexpected: [500, 'Algo deu errado do nosso lado. Nada foi cobrado; tente novamente.'],
  unavailable: [503, 'Estamos com uma instabilidade de alguns segundos. Nada foi perdido; tente novamente.'],
})
