console.log('A visitor is here.');

export {};
