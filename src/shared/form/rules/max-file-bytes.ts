/** 10 MB (R163). */
export const maxFileBytes = 10_485_760
