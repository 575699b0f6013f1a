/** How the names of files may end (A113). */
export const fileEndings = ['pdf', 'jpg', 'png', 'tif', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'msg', 'eml']
