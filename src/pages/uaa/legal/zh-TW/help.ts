import type { Help } from '../sections';

const help: Help = {
  intro: '依要辦的事尋找解答，並直接前往相關頁面。',
  sections: {
    signIn: {
      title: '登入',
      text: [],
      questions: {
        waysIn: {
          question: '有哪些登入方式？',
          answer:
            '可以用帳號名稱、手機號碼或證件號碼加密碼登入，也可以用簡訊驗證碼、QR Code、第三方帳號或數位憑證登入。',
        },
        noAccount: {
          question: '還沒有帳號怎麼辦？',
          answer: '可以註冊個人帳號或法人帳號，只需要幾分鐘和一個手機號碼。',
        },
      },
    },
    codes: {
      title: '收不到驗證碼',
      text: [],
      questions: {
        noCode: {
          question: '沒有收到驗證碼怎麼辦？',
          answer:
            '請確認號碼或電子郵件地址，檢視遭封鎖的訊息和垃圾郵件，並稍等一兩分鐘。之後可以重新取得，只有最新的驗證碼有效。',
        },
        oldNumber: {
          question: '原本的手機號碼已停用怎麼辦？',
          answer: '如果還能登入，可以自行修改號碼；無法登入時，請提出申訴。',
        },
      },
    },
    password: {
      title: '密碼',
      text: [],
      questions: {
        forgotten: { question: '忘記密碼怎麼辦？', answer: '先找到帳號，確認是您本人，再設定新密碼。' },
        lost: {
          question: '手機、驗證器應用程式或所有登入方式都遺失了怎麼辦？',
          answer:
            '請選擇您還有的方式，入口網站會顯示最快的找回方法。沒有驗證器應用程式與復原碼時需等待幾天，帳號的所有手機號碼與電子郵件都會收到通知。',
        },
        newPassword: { question: '怎樣修改密碼？', answer: '登入後修改。修改後，其他裝置會登出。' },
      },
    },
    frozen: {
      title: '帳號遭鎖定或凍結',
      text: [],
      questions: {
        locked: {
          question: '登入時顯示嘗試次數過多怎麼辦？',
          answer: '請等到訊息中的時間過後再試。如果不記得密碼，可以重設密碼。',
        },
        frozen: {
          question: '帳號遭凍結怎麼辦？',
          answer:
            '登入後，頁面會說明如何用傳送到帳號手機號碼的驗證碼解除凍結。如果該號碼已停用，請提出申訴。',
        },
      },
    },
    verification: {
      title: '驗證身分',
      text: [],
      questions: {
        verify: {
          question: '怎樣驗證身分？',
          answer: '選擇一種方式，例如銀行卡或社會保障卡，每種方式都會事先說明需要準備什麼。',
        },
        refused: {
          question: '資料正確卻驗證失敗怎麼辦？',
          answer: '請依證件上的內容填寫，或換一種方式。如果仍然失敗，請提出申訴。',
        },
      },
    },
    companies: {
      title: '代表機構辦事',
      text: [],
      questions: {
        actFor: {
          question: '怎樣代表機構辦事？',
          answer: '在「機構管理」中新增機構或接受邀請，再進入機構空間選擇「代表該機構」。',
        },
        handlers: {
          question: '怎樣讓別人代表我的機構辦事？',
          answer: '進入機構空間，邀請對方成為承辦人，並授權可辦理的事項和期限。',
        },
      },
    },
    data: {
      title: '資料與隱私',
      text: [],
      questions: {
        applications: {
          question: '應用程式能看到我的哪些資料？',
          answer: '應用程式清單會顯示您允許每個應用程式讀取的內容，您可以隨時收回。',
        },
        copy: { question: '怎樣取得我的資料副本？', answer: '在帳號安全頁面下載。' },
        request: {
          question: '怎樣提出隱私權請求？',
          answer: '您可以自行查閱、更正和下載自己的資料。其他請求，請聯絡我們。',
        },
      },
    },
    closing: {
      title: '刪除帳號',
      text: [],
      questions: {
        close: {
          question: '怎樣刪除帳號？',
          answer: '在帳號安全頁面申請。15 天內重新登入會取消刪除，之後無法恢復。',
        },
      },
    },
    accessibility: {
      title: '無障礙',
      text: [],
      questions: {
        display: {
          question: '文字太小或頁面太亮怎麼辦？',
          answer: '每個頁面的頂端都可以切換到長輩版和深色。',
        },
        barrier: {
          question: '使用中遇到障礙怎麼辦？',
          answer: '請告訴我們是哪個頁面、想做什麼，以及所用的瀏覽器或輔助科技。',
        },
      },
    },
    contact: {
      title: '聯絡我們',
      text: [],
      questions: {
        other: {
          question: '這裡沒有我的問題怎麼辦？',
          answer: '您可以提出申訴，原因選擇「其他」。不需要登入，但要填寫證件號碼並上傳一個檔案。',
        },
      },
    },
  },
};

export default help;
