import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'i have a question|i got a question|ive got a question|i have some questions|got a question|quick question|quick one|a question|one question|can i ask something|can i ask you something|could i ask you something|can i ask a question|anyone there|anybody there|anyone here|you there|are you there|is anyone there|is anybody there|is there anyone|is somebody there',
  beside:
    'there|all|guys|folks|team|everyone|everybody|mate|buddy|pal|dear|love|sir|again|so much|very much|ever so much|loads|a lot|a bunch|a million|for your help|for the help|for all your help|for your time|for the info|for helping|for that|for now|for everything|youre a star|you are a star|lovely|great|awesome|amazing|brilliant|perfect|fantastic|nice|cool|super|wonderful|excellent|sweet|then|well|so|oh|ah|please|pls|just|a|today|day|nope|no|yes|yeah|yep|yup|and|that is|thats|really|appreciate it|take care|its me|quick',
  whoAnswers:
    'are you|r u|are u|r you|am i talking to|am i talking with|am i speaking to|am i speaking with|am i chatting to|am i chatting with|am i chatting|am i texting|am i dealing with|do i speak to|do i talk to|do i chat with|talking to|speaking to|chatting with|whos this|who is this|so youre|so you are|you are|youre|you a|you an|u a',
  answerers:
    'bot|bots|chatbot|chat bot|robot|human|human being|ai|a i|chatgpt|gpt|llm|real person|actual person|live person|virtual assistant|artificial intelligence|android',
  whatAnswers: 'is this|is that|is it',
  answererLike:
    'humans|person|people|machine|computer|program|software|real|automated|automatic|virtual|fake|alive|living|somebody real|someone real|anyone real',
  ways: {
    phone:
      'phone|telephone|tel|phone number|your number|number for the shop|call you|call u|call ya|call someone|call somebody|call the shop|call in|call me|call us|to call|can i call|i call|a call|phone call|phone you|ring you|ring u|ring ya|ring the shop|ring someone|ring me|to ring|can i ring|hotline|helpline|speak on the phone|by phone|over the phone|on the phone|give you a ring|give the shop a ring|number for you',
    email:
      'email|e-mail|e mail|mail|emails|email address|mail address|email you|mail you|drop you a line|drop you an email|write to|write you|in writing',
    messages:
      'whatsapp|whats app|wa|text|text you|text u|text ya|can i text|text message|sms|telegram|messenger|message you|dm you|viber|imessage',
    chat: 'chat|live chat|webchat|online chat|chat with someone',
  },
  besideWay:
    'number|numbers|address|contact|reach|talk|speak|someone|somebody|anyone|anybody|person|real|human|staff|team|shop|store|customer service|customer care|customer support|support|service|prefer|rather|like|want|need|give|send|tell|have|got|use|ask|question|question about|please|your|you guys|guys|directly|best|way|details|write|on|here|there|up|possible|able|line|help|instead|actual|live|get|get hold of|quick|quickly|a',
};
