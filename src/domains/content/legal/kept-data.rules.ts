/**
 * What we keep about a person and hand over as "os meus dados", by the same names: why it may be kept (LGPD), who sees
 * it, and until when. A test compares it with the file.
 */
export const KEPT_DATA: Readonly<Record<string, readonly [basis: string, seenBy: string, until: string]>> = {
  Conta: ['Contrato (art. 7º, V)', 'Você e a equipe; quem atende vê o primeiro nome', 'Enquanto a conta existir'],
  Consentimentos: [
    'Obrigação legal (art. 7º, II, e art. 8º, § 2º)',
    'Você e a equipe',
    'Depois de encerrada a conta, sem nome, como prova do que foi consentido',
  ],
  'Textos aceitos': [
    'Obrigação legal (art. 7º, II, e art. 8º, § 2º)',
    'Você e a equipe',
    'Depois de encerrada a conta, sem nome, como prova do que foi aceito',
  ],
  'Decisões da equipe': [
    'Legítimo interesse: a segurança de quem usa o site (art. 7º, IX)',
    'Você e a equipe',
    'Depois de encerrada a conta, sem nome, como prova do que foi decidido',
  ],
  'Pedidos da loja': [
    'Contrato (art. 7º, V)',
    'Você e a equipe; o endereço, também quem transporta',
    'O que foi comprado, cinco anos, sem nome; o endereço, até encerrar a conta',
  ],
  'Avisos dos últimos 90 dias': ['Contrato (art. 7º, V)', 'Só você', 'Noventa dias'],
  'Aparelhos que recebem avisos': [
    'Consentimento (art. 7º, I): você liga em cada aparelho',
    'Só você',
    'Até você desligar ou sair da conta, e mais uma semana',
  ],
  'Assuntos dos pedidos': [
    'Contrato (art. 7º, V); o que revela crença ou saúde, consentimento (art. 11, I)',
    'Você e quem atende',
    'Enquanto a sua conta existir',
  ],
  'O que foi tirado nas consultas': [
    'Contrato (art. 7º, V); o que revela crença, consentimento (art. 11, I)',
    'Você e a outra pessoa da consulta',
    'Com a conversa, sem o nome da conta depois que ela fecha',
  ],
  'Fotos enviadas em consultas': [
    'Contrato (art. 7º, V); o que revela crença ou saúde, consentimento (art. 11, I)',
    'As duas pessoas da consulta',
    'Como a conversa; antes, se a conta de quem enviou terminar',
  ],
  'Fotos e vozes de perguntas': [
    'Contrato (art. 7º, V); o que revela crença ou saúde, consentimento (art. 11, I)',
    'As duas pessoas da pergunta',
    'Como a pergunta; antes, se a conta de quem enviou terminar',
  ],
  'Mensagens depois das consultas': [
    'Contrato (art. 7º, V); o que revela crença ou saúde, consentimento (art. 11, I)',
    'As duas pessoas da consulta',
    'Com a conversa, sem o nome da conta depois que ela fecha',
  ],
  'Filas de espera': [
    'Contrato (art. 7º, V)',
    'Só você; quem atende vê quantas pessoas esperam',
    'Noventa dias; antes, se a conta terminar',
  ],
  'Lembretes pedidos': [
    'Consentimento (art. 7º, I): você pede cada um',
    'Só você',
    'Até você desligar, ou a conta terminar',
  ],
  'De quem você recebe novidades': [
    'Consentimento (art. 7º, I): você pede cada uma',
    'Só você',
    'Até você desligar ou tirar dos favoritos, ou a conta terminar',
  ],
  'Registro técnico das chamadas': [
    'Legítimo interesse: esclarecer o que aconteceu em uma chamada (art. 7º, IX)',
    'Você e a equipe, quando alguém relata um problema',
    'Noventa dias, ou até a resposta a um pedido de reembolso; antes, se a conta terminar',
  ],
  'Listas de e-mail': [
    'Consentimento (art. 7º, I; dos assuntos escolhidos, que podem revelar crença, art. 11, I)',
    'Você; a equipe vê só quantos são',
    'Até a conta terminar; quem sai da lista não recebe mais nada',
  ],
  Nascimento: [
    'Consentimento (art. 7º, I)',
    'Quem você escolher, até você deixar de mostrar',
    'Até você apagar, ou a conta terminar',
  ],
  'Quem vê o nascimento': ['Consentimento (art. 7º, I)', 'Você e cada um deles', 'Até você deixar de mostrar'],
  'Anotações e etiquetas': [
    'Legítimo interesse de quem atende (art. 7º, IX)',
    'Só quem escreveu; nem a equipe lê',
    'Até quem escreveu apagar, ou um dos dois encerrar a conta',
  ],
  'Anotações da equipe': [
    'Legítimo interesse: atender e decidir com o que já se sabe (art. 7º, IX)',
    'A equipe',
    'Enquanto a conta existir',
  ],
  Bloqueios: [
    'Legítimo interesse (art. 7º, IX)',
    'Só quem bloqueou',
    'Até ser desfeito, ou um dos dois encerrar a conta',
  ],
  'Consultas marcadas': [
    'Contrato (art. 7º, V)',
    'Você e a outra pessoa da consulta',
    'Pelo prazo da lei fiscal; sem nome depois de encerrada a conta',
  ],
  'Horários da agenda': ['Contrato (art. 7º, V)', 'Todos, como horários livres', 'Enquanto a conta existir'],
  'Calendário particular': [
    'Consentimento (art. 7º, I)',
    'Só você; do calendário ficam só os horários ocupados',
    'Até você retirar o calendário',
  ],
  'Vales-presente': [
    'Contrato (art. 7º, V)',
    'Quem paga, quem recebe e a equipe',
    'Pelo prazo da lei fiscal; sem nomes nem e-mail depois que um dos dois encerra a conta',
  ],
  Favoritos: ['Contrato (art. 7º, V)', 'Só você', 'Até você tirar, ou um dos dois encerrar a conta'],
  'Leituras guardadas': [
    'Consentimento (art. 7º, I)',
    'A pergunta e como foi, só você; as cartas, também quem receber o endereço que você compartilhar',
    'Até você apagar, ou a conta terminar',
  ],
  'Perfil de quem atende, retrato e voz': [
    'Contrato (art. 7º, V); CPF ou CNPJ, obrigação legal (art. 7º, II)',
    'Todos; CPF ou CNPJ, só a equipe',
    'Enquanto a conta existir; CPF ou CNPJ, pelo prazo da lei fiscal',
  ],
  'Documentos da candidatura': [
    'Legítimo interesse: saber quem atende e evitar fraudes (art. 7º, IX)',
    'Só quem decide candidaturas na equipe, com registro de cada leitura',
    'Até 30 dias depois de uma recusa ou 180 dias depois da aprovação; antes, se a conta terminar',
  ],
  'Notas de serviço': [
    'Obrigação legal: documentos fiscais (art. 7º, II)',
    'Você e a equipe',
    'Pelo prazo da lei fiscal, com nome e CPF ou CNPJ',
  ],
  'Mudanças do perfil': [
    'Legítimo interesse: corrigir o que engana (art. 7º, IX)',
    'A equipe; o motivo de uma retirada, todos, por noventa dias',
    'Enquanto a conta existir',
  ],
  'Cartões guardados': [
    'Contrato: a assinatura que você fez (art. 7º, V)',
    'Você: bandeira e final; o número, só o meio de pagamento',
    'Até você tirar o cartão, ou a conta terminar',
  ],
  'Endereços de entrega': [
    'Contrato (art. 7º, V)',
    'Você; o de um pedido, também quem o entrega',
    'Até você apagar o endereço, ou a conta terminar; o de um pedido, com o pedido',
  ],
  'Devoluções da loja': [
    'Contrato (art. 7º, V)',
    'Você e a equipe',
    'O que você escreveu, até a conta terminar; que houve a devolução, com o pedido',
  ],
  'Produtos que espera': ['Contrato (art. 7º, V)', 'Só você', 'Até o aviso, você desistir, ou a conta terminar'],
  Depoimentos: ['Consentimento (art. 7º, I)', 'A equipe; depois de publicado, todos', 'Até a conta terminar'],
  'Avaliações de produtos': [
    'Contrato (art. 7º, V)',
    'Todos, com o primeiro nome e a inicial do sobrenome',
    'Depois de encerrada a conta, sem nome',
  ],
  'Mensagens de contato': [
    'Atender o seu pedido (art. 7º, V)',
    'A equipe',
    'Um ano depois da resposta, ou até a conta terminar',
  ],
  'O que a equipe fez ou leu': [
    'Legítimo interesse: que se possa provar o que foi feito (art. 7º, IX)',
    'Você, sem os nomes; a equipe, com nomes e motivos',
    'Sem prazo, como prova; o texto dos motivos sai se a lei pedir',
  ],
  'Denúncias feitas': [
    'Legítimo interesse (art. 7º, IX)',
    'Você e a nossa equipe; quem foi denunciado não sabe por quem',
    'O que foi denunciado, um ano depois da decisão; suas palavras, até a conta terminar',
  ],
  'Leituras pela equipe': [
    'Legítimo interesse (art. 7º, IX)',
    'Os dois da consulta e a nossa equipe',
    'Enquanto a consulta existir: é a prova de que alguém leu, quando e por quê',
  ],
  'Respostas por mensagem': ['Contrato (art. 7º, V)', 'Todos: é o preço e o prazo à vista', 'Enquanto a conta existir'],
  'Respostas prontas': ['Contrato (art. 7º, V)', 'Só quem escreveu, até enviar', 'Enquanto a conta existir'],
  'Textos retidos': ['Legítimo interesse (art. 7º, IX)', 'Você e a nossa equipe', 'Meio ano, ou até a conta terminar'],
}
