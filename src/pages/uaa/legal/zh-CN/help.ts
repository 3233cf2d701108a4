import type { Help } from '../sections';

const help: Help = {
  intro: '按要办的事查找解答，并直达相应页面。',
  sections: {
    signIn: {
      title: '登录',
      text: [],
      questions: {
        waysIn: {
          question: '有哪些登录方式？',
          answer:
            '可以用账号名、手机号或证件号码加密码登录，也可以用短信验证码、二维码、第三方账号或数字证书登录。',
        },
        noAccount: {
          question: '还没有账号怎么办？',
          answer: '可以注册个人账号或法人账号，只需几分钟和一个手机号。',
        },
      },
    },
    codes: {
      title: '收不到验证码',
      text: [],
      questions: {
        noCode: {
          question: '没有收到验证码怎么办？',
          answer:
            '请核对手机号或邮箱，查看拦截信息和垃圾邮件，并稍等一两分钟。之后可以重新获取，仅最新的验证码有效。',
        },
        oldNumber: {
          question: '原手机号已停用怎么办？',
          answer: '仍能登录的，可以自行修改手机号；无法登录的，请提交申诉。',
        },
      },
    },
    password: {
      title: '密码',
      text: [],
      questions: {
        forgotten: { question: '忘记密码怎么办？', answer: '先找到账号，确认是您本人，再设置新密码。' },
        lost: {
          question: '手机、身份验证器或所有登录方式都丢失了怎么办？',
          answer:
            '请选择您还有的方式，门户会显示最快的找回方法。没有身份验证器和恢复码时需要等待几天，账号的所有手机号和邮箱都会收到通知。',
        },
        newPassword: { question: '怎样修改密码？', answer: '登录后修改。修改后，其他设备会退出登录。' },
      },
    },
    frozen: {
      title: '账号被锁定或冻结',
      text: [],
      questions: {
        locked: {
          question: '登录时提示尝试次数过多怎么办？',
          answer: '请等到提示的时间后再试。不记得密码的，可以重置密码。',
        },
        frozen: {
          question: '账号被冻结怎么办？',
          answer: '登录后，页面会说明如何用发送到账号手机号的验证码解冻。该手机号已停用的，请提交申诉。',
        },
      },
    },
    verification: {
      title: '核验身份',
      text: [],
      questions: {
        verify: {
          question: '怎样核验身份？',
          answer: '选择一种方式，例如银行卡或社会保障卡，每种方式都会事先说明需要准备什么。',
        },
        refused: {
          question: '信息无误却核验失败怎么办？',
          answer: '请按证件上的内容填写，或换一种方式。仍然失败的，请提交申诉。',
        },
      },
    },
    companies: {
      title: '代表单位办事',
      text: [],
      questions: {
        actFor: {
          question: '怎样代表单位办事？',
          answer: '在“单位管理”中添加单位或接受邀请，再进入单位空间选择“代表该单位”。',
        },
        handlers: {
          question: '怎样让他人代表我的单位办事？',
          answer: '进入单位空间，邀请对方成为经办人，并授权可办的事项和期限。',
        },
      },
    },
    data: {
      title: '数据与隐私',
      text: [],
      questions: {
        applications: {
          question: '应用能看到我的哪些信息？',
          answer: '应用列表会显示您允许每个应用读取的内容，您可以随时撤回。',
        },
        copy: { question: '怎样获取我的数据副本？', answer: '在账号安全页面下载。' },
        request: {
          question: '怎样提出隐私请求？',
          answer: '您可以自行查阅、更正和下载自己的数据。其他请求，请联系我们。',
        },
      },
    },
    closing: {
      title: '注销账号',
      text: [],
      questions: {
        close: {
          question: '怎样注销账号？',
          answer: '在账号安全页面申请。15 天内重新登录将取消注销，之后无法恢复。',
        },
      },
    },
    accessibility: {
      title: '无障碍',
      text: [],
      questions: {
        display: {
          question: '文字太小或页面太亮怎么办？',
          answer: '每个页面的顶部都可以切换到长辈版和深色。',
        },
        barrier: {
          question: '使用中遇到障碍怎么办？',
          answer: '请告诉我们是哪个页面、想做什么，以及所用的浏览器或辅助技术。',
        },
      },
    },
    contact: {
      title: '联系我们',
      text: [],
      questions: {
        other: {
          question: '这里没有我的问题怎么办？',
          answer: '您可以提交申诉，原因选择“其他”。无需登录，但需要填写证件号码并上传一个文件。',
        },
      },
    },
  },
};

export default help;
