import type reference from '../zh-CN/privacy';

const privacy: typeof reference = {
  intro:
    'Esta política diz quais dados pessoais o operador deste portal (“nós”) coleta, por quê, por quanto tempo, e quais são seus direitos. Coletamos só o que o serviço precisa.',
  sections: {
    scope: {
      title: 'O que esta política abrange',
      text: [
        'Esta política vale para as páginas deste portal e as interfaces por trás delas. Outros aplicativos em que você entra com a conta do portal são operados por terceiros, com políticas próprias.',
      ],
    },
    collected: {
      title: 'O que coletamos',
      text: [
        'Cada função precisa de dados diferentes. O que você não informa afeta apenas as funções que dependem disso.',
      ],
      points: [
        'Cadastro: celular, e-mail, nome da conta e senha; da pessoa física, nome, tipo e número do documento; da organização, nome, código de crédito social e tipo, além do nome e do documento do representante legal e do representante da conta.',
        'Verificação: o que o canal escolhido exige, por exemplo a validade do documento ou o número do cartão da previdência social ou do banco.',
        'Acesso e segurança: horário, endereço IP e o local aproximado que ele indica, dispositivo, sistema operacional e navegador, a forma de entrar e o resultado.',
        'Certificados digitais que você vincula: o nome do titular, o emissor, o número de série e a validade.',
        'Recursos: o que você descreve, os arquivos que envia e um celular de contato.',
        'O que você mesmo preenche: endereços, dados de uma organização, autorizações.',
      ],
    },
    purposes: {
      title: 'Por que coletamos',
      text: [
        'Usamos os dados para as finalidades abaixo. Não os usamos para publicidade, nem avaliamos você de forma automatizada.',
      ],
      points: [
        'criar sua conta e garantir que é você quem entra;',
        'verificar sua identidade da forma que você escolher;',
        'avisar sobre mudanças importantes na conta, como uma nova senha;',
        'perceber e impedir usos indevidos, e decidir recursos;',
        'cumprir nossas obrigações legais.',
      ],
    },
    sensitive: {
      title: 'Dados sensíveis',
      text: [
        'Números de documento, de cartão bancário, do fundo habitacional e do cartão da previdência social, e dados de crianças e adolescentes, são sensíveis. Antes de tratá-los dizemos para quê e por que são necessários, e pedimos seu consentimento em separado, numa caixa própria que começa desmarcada.',
        'Se você não consentir, só aquela função é afetada. O reconhecimento facial nunca é a única forma de verificação.',
      ],
    },
    minors: {
      title: 'Menores de 14 anos',
      text: [
        'Quando alguém com menos de 14 anos se cadastra, um responsável informa o próprio nome, documento e parentesco, confirma com um código no celular e consente em separado.',
        'O responsável pode exercer todos os direitos desta política em nome da criança. Se descobrirmos que coletamos dados sem esse consentimento, nós os apagamos.',
      ],
    },
    sharing: {
      title: 'Quem mais recebe os dados',
      text: ['Não vendemos dados pessoais. Outros os recebem apenas nestes casos:'],
      points: [
        'Você entra em outro aplicativo e concorda: ele recebe só o que você aceitou, e o nome, os itens e o prazo são listados antes.',
        'Você escolhe um canal de verificação: ele recebe o que precisa ser comparado, e nós recebemos apenas se confere ou não.',
        'SMS e e-mails: o serviço de envio recebe o número ou endereço e o conteúdo.',
        'A lei exige.',
      ],
    },
    storing: {
      title: 'Onde e por quanto tempo guardamos',
      text: [
        'Os dados ficam em servidores no local do operador e não vão para outros países ou regiões. Se isso mudar, pediremos antes seu consentimento em separado.',
      ],
      points: [
        'Os dados da conta são guardados até o encerramento.',
        'Os dados de um cadastro nunca ativado deixam de ser usados quando o link de ativação expira.',
        'Os códigos expiram em 5 minutos.',
        'Arquivos enviados que não acompanharam um formulário são apagados depois de 24 horas.',
        'Quando a lei fixa um prazo maior, guardamos por esse prazo e não usamos para mais nada.',
      ],
    },
    behavior: {
      title: 'Registro de atividades',
      text: [
        'Acessos, alterações de senha, verificações, autorizações e ações parecidas deixam um registro, para você conferir se foram suas. Você pode ver e exportar os últimos 180 dias; o que é mais antigo não pode mais ser consultado.',
      ],
    },
    protection: {
      title: 'Como protegemos',
      text: [
        'As senhas são guardadas apenas de uma forma que não pode ser revertida. Nomes, celulares e documentos são mascarados pelo servidor antes de aparecer na página. As senhas são cifradas mais uma vez no envio, e a chave privada e o PIN de um certificado nunca saem do seu dispositivo.',
        'Se um incidente de segurança puder afetar você, avisamos sem demora e dizemos o que significa e o que pode ser feito.',
      ],
    },
    cookies: {
      title: 'Cookies e armazenamento no dispositivo',
      text: [
        'Usamos só os cookies e o armazenamento do navegador de que o serviço precisa, e não rastreamos você entre sites:',
      ],
      points: [
        'cookies que mantêm sua sessão e reconhecem o navegador; terminam quando você sai ou depois de um tempo;',
        'um cookie do idioma, além das preferências de aparência e da última forma de entrar;',
        'rascunhos de formulários longos que você preenche depois de entrar, e do cadastro ou de um recurso quando você escolhe guardá-los no dispositivo, por no máximo 24 horas, sem senhas, códigos, números de documento ou arquivos;',
        'quando o operador ativa estatísticas de uso: quais páginas foram abertas, sem nome nem conta.',
      ],
    },
    rights: {
      title: 'Seus direitos',
      text: ['Exerça-os você mesmo depois de entrar, ou peça pela página de recursos:'],
      points: [
        'acesso: ver o que guardamos sobre você;',
        'correção: acertar o que estiver errado; nomes e outros dados verificados são corrigidos por recurso;',
        'cópia: baixar uma cópia dos seus dados pessoais e levá-la para outro lugar;',
        'exclusão: apagar o que não é mais necessário ou não deveria ter sido coletado;',
        'explicação: perguntar como tratamos seus dados.',
      ],
    },
    withdrawal: {
      title: 'Retirada do consentimento',
      text: [
        'Você pode retirar o consentimento a qualquer momento, com a mesma facilidade com que o deu: de um aplicativo, um item ou todos; para dados sensíveis, na função que os usa. O que foi feito antes continua válido.',
      ],
    },
    canceling: {
      title: 'Encerramento da conta',
      text: [
        'Você pode pedir o encerramento a qualquer momento, sem informar nenhum dado novo. Durante 15 dias, entrar desfaz o pedido. Depois disso apagamos seus dados pessoais ou os tornamos anônimos, exceto o que a lei manda guardar.',
      ],
    },
    changes: {
      title: 'Mudanças nesta política',
      text: [
        'Quando mudarem as finalidades, as formas ou os tipos de dados, avisamos depois que você entrar e pedimos de novo o consentimento onde a lei exige.',
      ],
    },
    contact: {
      title: 'Contato',
      text: [
        'Para exercer direitos, tirar dúvidas ou reclamar, fale conosco como indica a página de ajuda, no link abaixo; não é preciso entrar. Você também pode reclamar à autoridade competente.',
      ],
    },
  },
};

export default privacy;
