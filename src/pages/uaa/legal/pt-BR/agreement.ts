import type reference from '../zh-CN/agreement';

const agreement: typeof reference = {
  intro:
    'Estes termos dizem o que você e o operador deste portal (“nós”) podem esperar um do outro. Leia-os antes de se cadastrar: eles passam a valer quando você marca a caixa e conclui o cadastro.',
  sections: {
    scope: {
      title: 'O que estes termos abrangem',
      text: [
        'Estes termos valem para cadastrar-se, entrar, verificar a identidade, cuidar da conta e apresentar recursos neste portal, e para entrar em outros aplicativos com a conta do portal. Outros aplicativos têm regras próprias, que você também deve ler.',
        'A política de privacidade explica como tratamos seus dados pessoais.',
      ],
    },
    account: {
      title: 'Cadastro e conta',
      text: [
        'Cada documento ou código de crédito social pode ser cadastrado uma vez; contas verificadas depois como da mesma pessoa são vinculadas em “Minhas contas”. Informe dados verdadeiros, corretos e completos, e atualize-os quando mudarem.',
      ],
      points: [
        'Depois do cadastro enviamos um e-mail de ativação. O link vale 24 horas; antes da ativação não é possível entrar.',
        'Se um celular, documento ou código de crédito social já estiver cadastrado, entre na conta existente ou apresente um recurso.',
        'A conta é só sua ou da sua organização. Não pode ser transferida, alugada nem emprestada.',
        'Quem tem menos de 14 anos se cadastra com o consentimento de um responsável.',
      ],
    },
    verification: {
      title: 'Verificação de identidade',
      text: [
        'Há quatro níveis. Quanto mais alto o nível, mais você pode fazer; o que não exige verificação funciona sem ela.',
        'Você escolhe o canal, e cada canal pede seu consentimento em separado. Uma verificação em nome de outra pessoa é nula, e a conta pode ser bloqueada.',
      ],
    },
    security: {
      title: 'Segurança da conta',
      text: ['Guarde para você a senha, os códigos e os certificados. Ninguém da nossa equipe vai pedi-los.'],
      points: [
        'Depois de 5 senhas erradas seguidas, aquele nome de login fica bloqueado por 15 minutos.',
        'Depois de 30 minutos sem atividade, sua sessão é encerrada; avisamos antes.',
        'Quando a senha é alterada ou redefinida, a conta é desconectada nos outros dispositivos.',
        'Se notar um acesso que não foi seu, altere a senha na hora e apresente um recurso.',
      ],
    },
    conduct: {
      title: 'Regras de uso',
      text: ['Ao usar este portal, você não deve:'],
      points: [
        'passar-se por outra pessoa ou organização, nem enviar documentos falsos;',
        'cadastrar, acessar ou sondar contas por meio de programas;',
        'atrapalhar o funcionamento do portal nem contornar sua segurança;',
        'violar a lei ou os direitos de outras pessoas de qualquer outra forma.',
      ],
    },
    applications: {
      title: 'Entrar em outros aplicativos',
      text: [
        'Quando você entra em outro aplicativo com a conta do portal, primeiro listamos o que ele receberia, e você decide. O que é opcional pode ficar de fora.',
        'Depois disso, o operador do aplicativo responde pelo uso dos dados. Você pode retirar a autorização neste portal a qualquer momento.',
      ],
    },
    organizations: {
      title: 'Organizações e representantes da conta',
      text: [
        'O representante legal pode autorizar representantes da conta a agir pela organização, para certos assuntos e por certo tempo. A organização responde pelo que eles fazem dentro dessa autorização.',
        'Quando um representante da conta sai ou a autorização muda, a organização deve encerrá-la sem demora.',
      ],
    },
    freezing: {
      title: 'Bloqueio e recursos',
      text: [
        'Podemos bloquear uma conta quando há sinais de que foi invadida, de que uma identidade foi usada indevidamente ou de que estes termos foram violados. Enquanto isso ninguém entra com ela; o que há nela continua como está.',
        'Você pode desbloqueá-la com um código enviado ao celular da conta. Se discordar, ou se não tiver mais esse número, pode apresentar um recurso sem entrar.',
      ],
    },
    canceling: {
      title: 'Encerramento da conta',
      text: [
        'Você pode pedir o encerramento da conta a qualquer momento, sem informar nenhum dado novo. Seguem-se 15 dias de espera: entrar nesse período desfaz o pedido. Depois disso a conta é encerrada e estes termos deixam de valer.',
      ],
    },
    service: {
      title: 'Serviço e responsabilidade',
      text: [
        'Fazemos o possível para manter o portal disponível. Manutenção, falhas ou força maior podem interrompê-lo; o que for previsível é anunciado antes no portal.',
        'Se você sofrer um prejuízo por nossa culpa, respondemos na forma da lei. Você responde pela sua parte em prejuízos causados por uma senha que entregou, por informações falsas ou pela violação destes termos.',
      ],
    },
    changes: {
      title: 'Mudanças nestes termos',
      text: [
        'Quando algo importante mudar, avisamos depois que você entrar e dizemos o quê. Se não concordar, você pode deixar de usar o portal e encerrar a conta.',
      ],
    },
    contact: {
      title: 'Contato',
      text: [
        'Para dúvidas ou comentários sobre estes termos, fale conosco como indica a página de ajuda, no link abaixo.',
      ],
    },
  },
};

export default agreement;
